import { vi } from 'vitest';

// The next file starts with modules that remember nothing, as a new page does; modules of node_modules stay.
vi.resetModules();
