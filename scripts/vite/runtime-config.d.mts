import type { Plugin } from 'vite'

export declare function runtimeConfiguration(read: () => unknown): Plugin
