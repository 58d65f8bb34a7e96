// As the guide of @medplum/react has it: its style sheet is written for the preset of Mantine, and does not build without these widths.
import mantinePreset from 'postcss-preset-mantine'
import simpleVars from 'postcss-simple-vars'

const variables = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
}

export default { plugins: [mantinePreset(), simpleVars({ variables })] }
