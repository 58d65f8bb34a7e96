import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfFile } from './pdf-file'

/** A host that must never receive a request. */
export const EVIL = 'evil.example'

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64')
const sha1 = (content: Buffer) => createHash('sha1').update(content).digest('base64')

/** An HTML document that tries to run scripts and send requests in every way. */
export const evilHtml = `<!doctype html><html><head><title>Letter</title><meta http-equiv="refresh" content="0;url=https://${EVIL}/refresh">
<base href="https://${EVIL}/"><link rel="stylesheet" href="https://${EVIL}/style.css"><style>@import "https://${EVIL}/import.css"; body{background:url(https://${EVIL}/bg.png)}</style></head>
<body onload="top.__pwned='onload'"><h1>Letter to the family</h1><script>top.__pwned='script'; fetch('https://${EVIL}/script')</script>
<p style="background:url(https://${EVIL}/inline.png)">Take care of the wound. &lt;5 days.</p><img src="https://${EVIL}/pixel.png" onerror="top.__pwned='onerror'"><img src=x onerror="top.__pwned='onerror'">
<svg onload="top.__pwned='svg'"><script>top.__pwned='svg script'</script><a xlink:href="javascript:top.__pwned='svg link'"><text>x</text></a></svg>
<iframe src="https://${EVIL}/frame" srcdoc="<script>top.__pwned='frame'</script>"></iframe><object data="https://${EVIL}/object"></object><embed src="https://${EVIL}/embed">
<video src="https://${EVIL}/video" autoplay onerror="top.__pwned='video'"></video><form action="https://${EVIL}/form"><input autofocus onfocus="top.__pwned='focus'"><button>Send</button></form>
<a href="javascript:top.__pwned='link'">Press here</a> <a href="\tjavascript:top.__pwned='tab link'">or here</a> <a href="https://clinic.example/visit">Book a visit</a>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.__pwned='mutation'&gt;"></mglyph></table></mtext></math>
<table><caption>Doses</caption><tr><th>Drug</th><td>2 a day</td></tr></table><details open ontoggle="top.__pwned='toggle'"><summary>More</summary>text</details></body></html>`

const evilSvg = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.__pwned='svg'"><script>top.__pwned='svg file'</script><image href="https://${EVIL}/svg.png"/></svg>`

const pdf = (action = ''): Buffer => pdfFile([['A letter as PDF']], action)

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const ccda = (
  family: string,
  birth: string,
) => `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="https://${EVIL}/CDA.xsl"?>
<ClinicalDocument xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><title>Summary of Care</title><effectiveTime value="20240503101500-0500"/>
<recordTarget><patientRole><patient><name use="L"><given>Dora</given><family>${family}</family></name><birthTime value="${birth}"/></patient></patientRole></recordTarget>
<author><assignedAuthor><assignedPerson><name><given>Robin</given><family>Lee</family><suffix>MD</suffix></name></assignedPerson></assignedAuthor></author>
<custodian><assignedCustodian><representedCustodianOrganization><name>Samplefield Clinic</name></representedCustodianOrganization></assignedCustodian></custodian>
<component><structuredBody>
<component><section><title>Allergies</title><text><table><thead><tr><th>Substance</th><th>Reaction</th></tr></thead><tbody><tr><td>Peanut</td><td colspan="2"><content styleCode="Bold">Hives</content></td></tr></tbody></table>
<renderMultiMedia referencedObject="x"/><paragraph>See <linkHtml href="javascript:top.__pwned='cda'">here</linkHtml> and <linkHtml href="https://clinic.example/a">there</linkHtml>.</paragraph></text></section></component>
<component><section><title>Plan</title><text><list listType="ordered"><item>Walk each day</item><item><content revised="delete">Stop salt</content></item></list></text>
<component><section><title>Diet</title><text>Less sugar<br/>More water</text></section></component></section></component>
<component><section><code displayName="Immunizations"/></section></component></structuredBody></component></ClinicalDocument>`

/** HTML as word processors write it, with inline styles on every element. */
export const styledHtml = `<html><head><style type="text/css">p { margin: 0 }</style></head><body style="font-family: Calibri">${Array.from({ length: 400 }, (_, n) => `<p style="margin:0in; mso-line-height-rule: exactly" class="MsoNormal"><span STYLE='font-size:11.0pt;color:black'>Line ${n} of the note</span></p>`).join('\n')}</body></html>`

interface TestDocument {
  readonly id: string
  readonly name?: string
  readonly attachments: readonly object[]
  readonly rest?: object
}

const inline = (contentType: string, content: string | Buffer, rest: object = {}) => ({
  contentType,
  data: base64(content),
  ...rest,
})
const bigText = Buffer.from('Line of a long note.\n'.repeat(20))

const files: readonly TestDocument[] = [
  {
    id: 'plain',
    attachments: [
      inline('text/plain; charset=windows-1252', Buffer.from('Caf\xe9 visit.\n<b>not bold</b>', 'latin1'), {
        title: 'Plain note',
      }),
    ],
  },
  { id: 'page', attachments: [inline('text/html', evilHtml, { title: 'Letter' })] },
  {
    id: 'styled',
    attachments: [inline('text/html', styledHtml, { title: 'Styled' })],
    rest: {
      date: '2023-05-03T10:00:00Z',
      text: { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${styledHtml}</div>` },
    },
  },
  { id: 'page-far', attachments: [{ contentType: 'text/html', url: 'Binary/page-file', title: 'Letter' }] },
  {
    id: 'pdf',
    attachments: [
      {
        contentType: 'application/pdf',
        url: 'Binary/pdf-file',
        title: '../../letter\u202Efdp.exe',
        size: pdf().length,
        hash: sha1(pdf()),
      },
    ],
  },
  {
    id: 'pdf-active',
    attachments: [{ contentType: 'application/pdf', url: 'Binary/pdf-active-file', title: 'Active' }],
  },
  { id: 'not-pdf', attachments: [{ contentType: 'application/pdf', url: 'Binary/page-file-as-pdf', title: 'Letter' }] },
  { id: 'picture', attachments: [inline('image/png', png, { title: 'Scan' })] },
  { id: 'drawing', attachments: [inline('image/svg+xml', evilSvg, { title: 'Drawing' })] },
  { id: 'summary', attachments: [inline('application/xml', ccda('Docson', '19600505'), { title: 'Summary of care' })] },
  { id: 'other-person', attachments: [inline('text/xml', ccda('Stranger', '19710101'), { title: 'Summary of care' })] },
  {
    id: 'entities',
    attachments: [
      inline(
        'text/xml',
        `<!DOCTYPE a [<!ENTITY x SYSTEM "https://${EVIL}/entity">]>${ccda('Docson&x;', '19600505').replace(/^<\?xml[^>]*\?>/, '')}`,
        { title: 'Entities' },
      ),
    ],
  },
  {
    id: 'word',
    attachments: [
      {
        contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        url: 'Binary/word-file',
        title: 'Plan',
        size: 6,
      },
    ],
  },
  {
    id: 'elsewhere',
    attachments: [{ contentType: 'application/pdf', url: `https://${EVIL}/report.pdf`, title: 'Outside' }],
  },
  { id: 'script-address', attachments: [{ contentType: 'text/html', url: 'javascript:top.__pwned=1', title: 'Odd' }] },
  {
    id: 'damaged',
    attachments: [
      {
        contentType: 'text/plain',
        url: 'Binary/text-file',
        title: 'Damaged',
        size: 7,
        hash: sha1(Buffer.from('other')),
      },
    ],
  },
  { id: 'gone', attachments: [{ contentType: 'text/plain', url: 'Binary/never-there', title: 'Gone' }] },
  { id: 'unlabelled', attachments: [{ url: 'Binary/unlabelled-file', title: 'Unlabelled' }] },
  {
    id: 'formats',
    attachments: [
      { contentType: 'application/rtf', url: 'Binary/rtf-file', title: 'As rich text' },
      inline('text/plain', 'The same as text.', { title: 'As text' }),
    ],
  },
  { id: 'bad-data', attachments: [{ contentType: 'text/plain', data: '!!!!', title: 'Bad' }] },
  {
    id: 'v1',
    name: 'Visit note',
    attachments: [inline('text/plain', 'First version')],
    rest: { status: 'superseded', date: '2024-01-01T10:00:00Z' },
  },
  {
    id: 'v2',
    name: 'Visit note',
    attachments: [inline('text/plain', 'Second version')],
    rest: {
      status: 'superseded',
      date: '2024-01-02T10:00:00Z',
      relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/v1' } }],
    },
  },
  {
    id: 'v3',
    name: 'Visit note',
    attachments: [inline('text/plain', 'Third version')],
    rest: {
      date: '2024-01-03T10:00:00Z',
      relatesTo: [{ code: 'replaces', target: { reference: 'DocumentReference/v2' } }],
    },
  },
]

const binaries: readonly (readonly [id: string, contentType: string, content: string | Buffer])[] = [
  ['page-file', 'text/html', evilHtml],
  ['page-file-as-pdf', 'application/pdf', evilHtml],
  ['pdf-file', 'application/pdf', pdf()],
  ['pdf-active-file', 'application/pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert\\("pdf"\\)) >>')],
  ['word-file', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\x03\x04ab'],
  ['text-file', 'text/plain', bigText],
  ['unlabelled-file', 'application/octet-stream', 'Words without a label'],
  ['rtf-file', 'application/rtf', '{\\rtf1 The same}'],
]

/** A record with documents of every kind, valid and malicious. */
export function documentRecords(): readonly object[] {
  const subject = { reference: 'Patient/dora' }
  return [
    {
      resourceType: 'Patient',
      id: 'dora',
      name: [{ use: 'official', family: 'Docson', given: ['Dora'] }],
      birthDate: '1960-05-05',
      gender: 'female',
    },
    ...files.map(({ id, name, attachments, rest }) => ({
      resourceType: 'DocumentReference',
      id,
      status: 'current',
      type: { text: name ?? `Document ${id}` },
      subject,
      date: '2024-05-03T10:00:00Z',
      content: attachments.map((attachment) => ({ attachment })),
      ...rest,
    })),
    {
      resourceType: 'DiagnosticReport',
      id: 'report',
      status: 'final',
      code: { text: 'Tissue report' },
      subject,
      presentedForm: [inline('text/plain', 'Two benign polyps.', { title: 'Report text' })],
    },
    ...binaries.map(([id, contentType, content]) => ({
      resourceType: 'Binary',
      id,
      contentType,
      data: base64(content),
    })),
  ]
}

/** Writes these records to a file. Returns its path. */
export function writeDocuments(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'plainchart-documents-')), 'documents.json')
  const entry = documentRecords().map((resource) => ({ resource }))
  writeFileSync(path, JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry }))
  return path
}
