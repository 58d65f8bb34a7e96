export function advisoriesIn(
  output: string,
): readonly { readonly name: string; readonly severity: string }[] | undefined
