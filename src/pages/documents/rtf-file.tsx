import { useMemo } from 'react'
import { MAX_RTF_BYTES, rtfText } from '../../components/files/rtf-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { TextFile } from './text-file'

interface RtfFileProps {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly language: string | undefined
  readonly isFramed: boolean
}

/** An RTF file as plain text. */
export default function RtfFile({ bytes, language, isFramed }: RtfFileProps) {
  const { documents } = usePageMessages()
  const { text, omitted, isCut } = useMemo(() => rtfText(bytes, documents.ccda.removed), [bytes, documents])
  const isTooLong = bytes.length > MAX_RTF_BYTES
  return (
    <>
      {omitted > 0 ? <p>{documents.rtf.omitted(omitted)}</p> : null}
      {isTooLong ? <p>{documents.truncated}</p> : null}
      {isCut && !isTooLong ? <p>{documents.rtf.cut}</p> : null}
      {text === '' ? <p>{documents.rtf.noText}</p> : <TextFile text={text} language={language} isFramed={isFramed} />}
    </>
  )
}
