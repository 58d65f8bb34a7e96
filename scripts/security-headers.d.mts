import type { Plugin } from 'vite'

export declare const PAGE_STYLE_HASH: string
export declare function contentSecurityPolicy(config: unknown): string
export declare function headersFor(config: unknown, path: string): Readonly<Record<string, string>>
export declare function securityHeaders(read: () => unknown): Plugin
