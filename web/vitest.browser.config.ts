import { defineConfig } from 'vitest/config';

// Whole games in a real browser, one file after the other: two cores are shared with the server.
export default defineConfig({
  test: { dir: 'tests/browser', testTimeout: 120_000, hookTimeout: 60_000, fileParallelism: false },
});
