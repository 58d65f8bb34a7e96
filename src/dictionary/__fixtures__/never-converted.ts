/** Amounts that are never converted, as named in `units.tsv`, with the ids of the tests. */
interface NeverConverted {
  readonly what: string
  readonly ids: RegExp
  readonly why: string
}

/** A conversion of these would look exact and be wrong; unit-conversion.test.ts enforces it. */
export const neverConverted: readonly NeverConverted[] = [
  { what: 'insulin', ids: /insulin/, why: 'mass, units and moles differ by assay' },
  {
    what: 'prolactin, growth hormone, hCG in mass',
    ids: /prolactin|growth-hormone|hcg|chorio/,
    why: 'units depend on the reference preparation',
  },
  { what: 'D-dimer FEU and DDU', ids: /d-dimer/, why: 'two ways to count, without a fixed factor' },
  {
    what: 'lipoprotein(a) mg/dL and nmol/L',
    ids: /lipoprotein-a|lpa/,
    why: 'the size of the particle differs between people',
  },
  {
    what: 'eGFR, scores, titers, INR, ratios without unit',
    ids: /egfr|filtration|score|titer|(?:^|-)inr|percentile|bmi|hdl-ratio|nitrogen-creatinine-ratio|iron-saturation/,
    why: 'there is no other unit',
  },
  { what: 'A1c to average glucose', ids: /average-from-a1c/, why: 'an estimate and no unit' },
  {
    what: 'BNP and NT-proBNP; whole blood and plasma glucose; ionized and total calcium',
    ids: /bnp|natriuretic|whole-blood|ionized/,
    why: 'different things are measured',
  },
  {
    what: 'medicine amounts of any kind',
    ids: /-level$/,
    why: 'what is given or found of a medicine stays as it is; lithium alone is the same number in both units',
  },
]
