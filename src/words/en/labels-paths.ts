export const labelsByPath = {}
