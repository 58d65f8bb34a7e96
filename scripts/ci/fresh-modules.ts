// Setup of tests of layers with module state: each test file gets fresh modules, without the start of a process for each.
import { vi } from 'vitest'

vi.resetModules()
