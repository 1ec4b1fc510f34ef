import { vi } from 'vitest';

// The next file starts with modules that remember nothing, as a new page does; what comes from node_modules stays.
vi.resetModules();
