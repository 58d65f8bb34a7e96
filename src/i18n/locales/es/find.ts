import { pluralize, headingFor, numberFormat } from './for-audience'
import type { find as en } from '../en/find'
import type { Translated } from '../../translated'

/** Messages of the page that searches the loaded record. */
export const find: Translated<typeof en> = {
  title: (reader) =>
    reader.audience === 'patient'
      ? 'Buscar en su registro'
      : headingFor(reader, 'Buscar en el registro', 'Buscar en el registro'),
  intro: 'Busque en todo lo que está cargado. Lo que escribe se queda en este navegador.',
  label: 'Buscar palabras o códigos',
  help: 'Escriba dos letras o más. Con varias palabras se muestran los registros que las tienen todas.',
  prompt: 'Escriba un nombre, un código o una palabra de una nota.',
  none: (text, searched) => `No hay nada con “${text}” en ${pluralize(searched, 'registro', 'registros')}.`,
  noneExplanation:
    'El registro puede usar otras palabras, a veces en inglés. Pruebe otra palabra, como ronchas en vez de urticaria.',
  noneTry: 'O mire en estas listas:',
  found: (records) => pluralize(records, 'registro encontrado', 'registros encontrados'),
  shown: (shown, all) =>
    `Se muestran ${numberFormat.format(shown)} de ${pluralize(all, 'registro encontrado', 'registros encontrados')}`,
  kinds: 'Tipos de registros',
  group: (name, count) => `${name} (${numberFormat.format(count)})`,
  showAll: (count) => `Mostrar todo (${numberFormat.format(count)})`,
  newest: 'De las pruebas con el mismo nombre, aquí solo está la más reciente.',
  more: (count) => `${pluralize(count, 'coincidencia más', 'coincidencias más')} en este registro`,
  name: 'Nombre',
  code: 'Código',
  plain: 'Palabras sencillas',
  file: 'Texto de un archivo',
  narrative: 'Texto del equipo de atención',
  status: 'Estado',
  mistake: 'Anotado por error',
  notSearched: (files) =>
    `No buscamos dentro de ${pluralize(files, 'archivo', 'archivos')}. ${files === 1 ? 'No está cargado o no es texto.' : 'No están cargados o no son texto.'}`,
  searchScope: 'Buscamos en nombres, códigos, palabras sencillas, notas y textos. No buscamos en números ni en fechas.',
}
