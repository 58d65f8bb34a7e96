import { Link } from 'react-router'
import { useWords } from '../ui/language'
import { PageHeading } from '../ui/page-heading'

/** The page for an address that this app does not have. */
export function NotFound() {
  const { frame } = useWords()
  return (
    <>
      <PageHeading title={frame.notFoundTitle} intro={frame.notFoundText} />
      <Link to="/">{frame.backToSummary}</Link>
    </>
  )
}
