import { Link } from 'react-router'
import { usePlaceWords } from '../components/navigation/section-names'
import { PageHeading } from '../ui/page-heading'

/** The page for an address that this app does not have. */
export function NotFound() {
  const { notFound } = usePlaceWords()
  return (
    <>
      <PageHeading title={notFound.title} intro={notFound.text} />
      <Link to="/">{notFound.back}</Link>
    </>
  )
}
