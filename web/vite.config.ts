import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

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
  plugins: [svelte(), harness],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
