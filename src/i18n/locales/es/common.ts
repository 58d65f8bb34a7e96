import { pluralize, numberFormat } from './for-audience'
import type { common as en } from '../en/common'
import type { Translated } from '../../translated'

/** Messages of components that all record pages share. */
export const common: Translated<typeof en> = {
  mergedRecord: ({ audience }) =>
    `El registro de esta persona se unió con otro. Lo que no está aquí puede estar en el otro.${audience === 'provider' ? '' : ' Pregunte al sistema de salud cuál está en uso.'}`,
  expected: (range) => `Rango esperado: ${range}`,
  reference: (range) => `Rango de referencia: ${range}`,
  otherRanges: {
    goal: (range) => `Meta: ${range}`,
    category: (range) => range,
    limit: (range) => `Límite: ${range}`,
    basis: (range) => `Comparado con: ${range}`,
    words: (range) => `Rango como está escrito: ${range}`,
  },
  flagByRange: (flag) => `El rango indicado dice: ${flag}.`,
  newerWithoutValue: 'Prueba más reciente, sin valor:',
  showAll: 'Mostrar todo',
  noRange: 'El laboratorio no dio un rango esperado para esta prueba.',
  noRangeWhereMissing: 'Donde no se muestra un rango esperado, el laboratorio no lo dio.',
  seeAll: (count) => (count === 1 ? 'Ver la lista' : `Ver todo (${numberFormat.format(count)})`),
  seeThe: (what) => `Ver ${what}`,
  noName: 'No se dio un nombre',
  unnamedResult: {
    laboratory: 'Resultado de laboratorio: el registro no dice de qué',
    'vital-signs': 'Signo vital: el registro no dice cuál',
    other: 'Resultado: el registro no dice de qué',
  },
  noDate: 'No se dio una fecha',
  unshown: 'No se pudo mostrar esta parte del registro.',
  unshownPart: 'No se pudo mostrar esta parte.',
  seeAsSent: 'Verla tal como se recibió',
  private: {
    text: 'Este registro está marcado como privado. Ábralo en un lugar privado.',
    show: 'Mostrarlo',
    hide: 'Cubrirlo otra vez',
    mark: 'Marcado como privado',
    markedAs: (labels) => `Marcado como privado: ${labels}`,
    notShown: (count) =>
      `${pluralize(count, 'registro privado no se muestra', 'registros privados no se muestran')} aquí.`,
    seeWhere: 'Ver dónde',
    all: (count) => `Los ${numberFormat.format(count)} registros de aquí están marcados como privados.`,
    showAll: 'Mostrarlos todos',
  },
  ended: 'Terminó',
  wentIntoRemission: 'Entró en remisión',
  atAge: (age) => `a la edad de ${age}`,
  /** “Comenzó el 3 de marzo de 2024”, “Comenzó en marzo de 2024”; none after a noun (“Fecha de la visita”). */
  datePreposition: (label, raw = '') => {
    const isDay = /^\d{4}-\d\d-\d\d/.test(raw)
    if (/^(?:Desde|En este estado desde)$/.test(label)) return isDay ? ' el' : ''
    if (
      !/^(?!0001|1900-01-01|9999)\d{4}/.test(raw) ||
      !/^(?:Anotad|Comenzó|Contestado|Creado|Fabricado|Hecho|Medid|Muestra tomada|Preparado|Recetada|Recogid|Resultado enviado|Se dice que empezó|Se notó|Se pensó que empezó|Se sugirió|Sugerida|Surtid|Terminó|Entró en remisión)/.test(
        label,
      )
    )
      return ''
    return isDay ? ' el' : ' en'
  },
  pressure: {
    systolic: ['Número de arriba (sistólica)', 'Presión arterial sistólica'],
    diastolic: ['Número de abajo (diastólica)', 'Presión arterial diastólica'],
  },
  over: (upper, lower) => `${upper} sobre ${lower}`,
  dose: (number, series) => (series === undefined ? `Dosis ${number}` : `Dosis ${number} de ${series}`),
  doseText: (number, series) => (series === undefined ? `Dosis: ${number}` : `Dosis: ${number} (de: ${series})`),
}
