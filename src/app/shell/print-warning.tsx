import { usePatient } from '../../data/queries/use-patient'
import { usePageWords } from '../../ui/page-words'
import { identityWarning } from './identity-warning'

/** The warning of the bar on paper too: a sheet that nothing says whose it is can end in another chart. */
export default function PrintWarning() {
  const warning = identityWarning(usePatient(), usePageWords())
  return warning === undefined ? null : <strong>{warning}</strong>
}
