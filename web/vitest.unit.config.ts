import { mergeConfig } from 'vitest/config';
import table from './vite.config.ts';

export default mergeConfig(table, { test: { dir: 'tests/unit', setupFiles: ['tests/unit/setup.ts'] } });
