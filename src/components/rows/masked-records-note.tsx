import { useMessages } from '../../language/language-context'
import { Link } from '../../ui/link'

/** How many private records a page omits, with a link to them. */
export function MaskedRecordsNote({ count, href }: { count: number; href: string }) {
  const { views } = useMessages()
  if (count === 0) return null
  return (
    <p>
      {views.common.private.notShown(count)}{' '}
      <Link className="no-print" to={href}>
        {views.common.private.seeWhere}
      </Link>
    </p>
  )
}
