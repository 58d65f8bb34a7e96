/** A name up to the explanation in brackets at its end: "Penicillin G (an antibiotic)" is "Penicillin G". */
export function withoutExplanation(name: string): string {
  const start = name.endsWith(')') ? name.lastIndexOf(' (') : -1
  return start > 0 ? name.slice(0, start) : name
}
