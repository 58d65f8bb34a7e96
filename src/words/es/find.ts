import { counted, heading, whole } from './reader'
import type { find as en } from '../en/find'
import type { Translated } from '../translated'

/** Words of the page that looks through the loaded record. */
export const find: Translated<typeof en> = {
  title: (reader) => (reader.audience === 'patient' ? 'Buscar en su registro' : heading(reader, 'Buscar en el registro', 'Buscar en el registro')),
  intro: 'Buscamos en lo que está cargado en esta pestaña. Lo que usted escribe se queda aquí y no se envía a nadie.',
  label: 'Buscar palabras o códigos',
  help: 'Escriba dos letras o más. Con varias palabras se muestran los registros que las tienen todas.',
  prompt: 'Escriba un nombre, un código o una palabra de una nota.',
  none: (text) => `No encontramos nada con “${text}” en lo que está cargado.`,
  found: (records) => counted(records, 'registro encontrado', 'registros encontrados'),
  group: (name, count) => `${name} (${whole.format(count)})`,
  showAll: (count) => `Mostrar todo (${whole.format(count)})`,
  more: (count) => `${counted(count, 'coincidencia más', 'coincidencias más')} en este registro`,
  name: 'Nombre',
  code: 'Código',
  file: 'Texto de un archivo',
  narrative: 'Texto del equipo de atención',
  status: 'Estado',
  mistake: 'Anotado por error',
  notSearched: (files) => `No buscamos dentro de ${counted(files, 'archivo', 'archivos')}. ${files === 1 ? 'No está cargado o no es texto.' : 'No están cargados o no son texto.'}`,
  whatIsSearched: 'Buscamos en nombres, códigos, notas y textos. No buscamos en números ni en fechas.',
}
