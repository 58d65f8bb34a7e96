export const labelsByElement = {}
