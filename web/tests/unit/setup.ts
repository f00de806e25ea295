// What the pages expect of a browser.

import { vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'fr' });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
vi.stubGlobal('location', { pathname: '/', hash: '', origin: 'http://table' });
vi.stubGlobal('addEventListener', () => {});
