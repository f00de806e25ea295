import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// The table's own signs are part of the page: they are there before any script.
const signs: Plugin = {
  name: 'signs',
  transformIndexHtml: (html) =>
    html.replace(
      '<div id="app">',
      () => `<div id="signs" aria-hidden="true">${readFileSync('src/ui/signs.svg', 'utf8')}</div>\n    <div id="app">`,
    ),
};

// The page to draw a game's components from a fixture: only while developing, never in the build.
const harness: Plugin = {
  name: 'harness',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/harness?') || request.url === '/harness') {
        request.url = request.url.replace('/harness', '/harness.html');
      }
      next();
    });
  },
};

export default defineConfig({
  plugins: [svelte(), signs, harness],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the games of a family share is one file, also while only one of them stands; so is what a table opens
    // now and then.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'dicium', test: /src\/games\/dicium\/(?!paint)/ },
            {
              name: 'panels',
              test: /src\/table\/(Chalk|Chat|EndScreen|Glossary|Hints|LineChart|Marks|Menu|Payment|Request|Scrubber|Source|SourceChart|advice|sources)\./,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
