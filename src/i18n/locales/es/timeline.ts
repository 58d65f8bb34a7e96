import { pluralize, headingFor, numberFormat } from './for-audience'
import type { timeline as en } from '../en/timeline'
import type { Translated } from '../../translated'

/** Messages of the timeline. */
export const timeline: Translated<typeof en> = {
  title: (reader) => headingFor(reader, 'Línea de tiempo', 'Línea de tiempo'),
  intro: (reader) =>
    `Lo que hay en ${reader.audience === 'patient' ? 'su' : 'este'} registro por fecha, lo más reciente primero. Lo que salió de una visita está en su tarjeta. Lo que no tiene fecha está al final.`,
  filters: 'Más opciones',
  kinds: 'Tipos de registros para mostrar',
  groups: {
    visits: 'Visitas',
    results: 'Resultados de pruebas',
    medicines: 'Medicinas',
    notes: 'Notas',
    vaccines: 'Vacunas',
    health: 'Problemas de salud y planes',
    other: 'Otros',
  },
  singleKinds: 'Tipos de registros, uno por uno',
  presets: { everything: 'Todo', visits: 'Solo visitas', results: 'Resultados de pruebas' },
  from: 'Desde el año',
  to: 'Hasta el año',
  anyYear: 'Cualquiera',
  go: 'Ir',
  arrivals: (count) =>
    count === 1 ? '1 más cargado: mostrarlo' : `${numberFormat.format(count)} más cargados: mostrarlos`,
  notPrinted: (count) =>
    `${pluralize(count, 'registro de este año no está impreso', 'registros de este año no están impresos')}. Al final de la página puede elegir que se impriman todos los años.`,
  newestOnPaper: (printed, count, pages) =>
    `Se imprimen los años más recientes: ${numberFormat.format(printed)} de ${pluralize(count, 'registro', 'registros')}, cerca de ${pluralize(pages, 'página', 'páginas')}.`,
  allOnPaper: (count, pages) =>
    `Se imprimen todos los años: ${pluralize(count, 'registro', 'registros')}, cerca de ${pluralize(pages, 'página', 'páginas')}.`,
  printAll: (count, pages) =>
    `Imprimir todos los años: ${pluralize(count, 'registro', 'registros')}, cerca de ${pluralize(pages, 'página', 'páginas')}`,
  printNewest: 'Imprimir solo los años más recientes',
  openYear: (year, count) => `${year} · ${pluralize(count, 'registro', 'registros')}`,
  ofVisit: (count, what) => `${numberFormat.format(count)} ${what}`,
  outside: (count, names) => `${numberFormat.format(count)} fuera del rango esperado: ${names}`,
  atHome: 'en casa',
  readings: (count) => pluralize(count, 'medición', 'mediciones'),
  newest: ', última',
  find: 'Buscar en la línea de tiempo',
  jumpToYear: 'Ir a un año',
  year: (year, count) => `${year} (${numberFormat.format(count)})`,
  yearsFromTo: (newest, oldest) => (newest === oldest ? newest : `De ${newest} a ${oldest}`),
  none: 'No encontramos registros aquí. Otras clínicas pueden tener registros que esta aplicación no puede ver.',
  loadingMonths: 'Faltan los otros meses de este año; ya vienen…',
  noMonth: 'Sin mes',
  someTimeIn: (when) => `En algún momento de ${when}`,
  noDate: 'Sin fecha',
  loaded: 'Todo está cargado.',
  loading: (what) => `Aún se está cargando: ${what}.`,
  failed: (what) => `No pudimos cargar: ${what}. Faltan en esta página.`,
  stopped: (what) => `Usted detuvo la carga antes de que llegara esto: ${what}. Falta en esta página.`,
  notShared: (what) => `No compartido con esta aplicación: ${what}.`,
  closed: (what, ehr = 'El sistema de salud') =>
    `${ehr} no comparte esta parte del registro con esta aplicación: ${what}.`,
  notOffered: (what) => `Este sistema de salud no comparte: ${what}.`,
  partial: (what) => `Puede faltar una parte: ${what}.`,
  mistakes: (count) =>
    count === 1
      ? '1 registro anotado por error no se muestra aquí. Está en la lista de su tipo.'
      : `${numberFormat.format(count)} registros anotados por error no se muestran aquí. Están en la lista de su tipo.`,
  retry: 'Intentar de nuevo',
}
