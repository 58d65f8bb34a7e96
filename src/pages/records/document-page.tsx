import RecordPage from './detail'

/** The page of a document, at the address that notes and lists of documents link. */
export default function DocumentPage() {
  return <RecordPage type="DocumentReference" />
}
