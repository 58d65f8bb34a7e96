import type { start as english } from '../en/start'
import type { Translated } from '../../translated'

export const start: Translated<typeof english> = {
  oldTitle: 'Este navegador es demasiado antiguo para Plainchart',
  oldText: 'No podemos mostrar su registro de salud en este navegador. El problema es el navegador, no su registro.',
  oldUpdate: (chrome: string, firefox: string, safari: string) =>
    `Actualice el navegador o use otro. Chrome y Edge sirven desde la versión ${chrome}. Firefox sirve desde la versión ${firefox}. Safari sirve desde la versión ${safari}, y también los iPhone y iPad con iOS ${safari}.`,
  oldElse:
    'Si no es posible, pruebe con otro teléfono o computadora. También puede pedir a su clínica una copia de su registro.',
  noScript:
    'Plainchart necesita JavaScript para mostrar su registro de salud. Actívelo en el navegador y vuelva a cargar la página.',
  notOpened: 'No pudimos abrir esta aplicación. Vuelva a cargar la página.',
}
