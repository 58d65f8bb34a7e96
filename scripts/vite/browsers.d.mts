type Row = readonly [name: string, use: string, chromeAndEdge: number, firefox: number, safari: number]
type Name = 'chrome' | 'edge' | 'firefox' | 'safari'

export declare const needed: readonly Row[]
export declare const oldest: Readonly<Record<Name, number>>
export declare const buildTarget: string[]
