import type { Plugin } from 'vite'

export declare const PAGE_STYLE_HASH: string
export declare function contentSecurityPolicy(config: unknown, path?: string): string
export declare function headersFor(config: unknown, path: string): Readonly<Record<string, string>>
/** The tag alone; without a configuration that of the build. */
export declare function metaPolicy(config?: unknown): string
export declare const policyTag: Plugin
export declare function securityHeaders(read: () => unknown): Plugin
