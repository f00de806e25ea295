import { defineConfig } from 'vitest/config';

// Whole games in a real browser. Most of the time they wait, for something to be drawn or for somebody to decide:
// so three files run at once, each with a server and a browser of its own.
// A busy machine may let one of two hundred look a moment too early: it may try once more, and the report says so.
export default defineConfig({
  test: { dir: 'tests/browser', testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: 3, retry: 1 },
});
