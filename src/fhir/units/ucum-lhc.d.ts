// The package has no types. Only what the tests use.
declare module '@lhncbc/ucum-lhc' {
  export const UcumLhcUtils: {
    getInstance(): {
      /** `toVal` is null where the units do not measure the same. */
      convertUnitTo(from: string, value: number, to: string): { readonly toVal: number | null }
      validateUnitString(code: string): { readonly status: 'valid' | 'invalid' | 'error' }
    }
  }
}
