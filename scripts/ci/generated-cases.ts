const isFull = process.env['FULL_MATRIX'] === '1'

/** How many cases a test with generated input runs: a quarter of `all`, or with `FULL_MATRIX=1` all of them. Give it a fixed seed, so that every run has the same cases. */
export const generatedCases = (all: number): number => (isFull ? all : Math.ceil(all / 4))
