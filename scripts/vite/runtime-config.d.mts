import type { Plugin } from 'vite'

export declare function runtimeConfiguration(read: () => unknown, path?: string): Plugin
