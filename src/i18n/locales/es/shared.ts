import { pluralize } from './for-audience'
import type { SharedMessages } from '../../types'

export const shared: SharedMessages = {
  title: 'Abrir un enlace que le compartieron',
  intro:
    'Un enlace de salud SMART empieza con “shlink:/”, o con la dirección de un sitio web seguida de “#shlink:/”. No hace falta tener una cuenta.',
  off: 'Este sitio no abre enlaces compartidos. Pida un archivo.',
  openFile: 'Abrir un archivo',
  noSite: 'No pudimos leer la configuración de este sitio. Revise su conexión y vuelva a cargar la página.',
  closed: 'La copia está cerrada. Esta aplicación ya no tiene sus datos.',
  signedIn: (name: string) =>
    `Tiene una sesión abierta en ${name}. Ciérrela primero, o abra el enlace en una ventana nueva.`,
  signOut: 'Cerrar la sesión y seguir',
  back: 'Volver al registro',
  link: 'Enlace',
  read: 'Continuar',
  nameLabel: 'Nombre',
  noName: 'El enlace no tiene nombre',
  hostLabel: 'De',
  endLabel: 'Termina',
  noEnd: 'El enlace no dice cuándo termina',
  ended: (date: string) => `Este enlace debía terminar el ${date}. Puede intentarlo.`,
  recipient: 'Su nombre, que verá la persona que compartió esto',
  defaultRecipient: 'Alguien que lee en Plainchart',
  passcode: 'Código',
  passcodeHelp: 'La persona que compartió el enlace puede darle el código.',
  seen: (host: string) => `Al abrirlo, ${host} ve este nombre y la hora.`,
  open: 'Abrir',
  other: 'Abrir otro enlace',
  reading: (host: string) => `Leyendo de ${host}…`,
  stop: 'Detener',
  listTitle: 'Elija qué abrir',
  listLegend: 'Archivos de este enlace',
  record: 'Datos de salud',
  card: 'Tarjeta de salud',
  changedOn: (kind: string, date: string) => `${kind}, con cambios del ${date}`,
  withdrawn: (file: string) => `${file} (ya no es válido)`,
  notOpened: 'Esta aplicación no abre estos archivos del enlace:',
  access: 'Este enlace también ofrece acceso directo a un sistema de salud. Esta aplicación no lo utiliza.',
  problemTitle: 'No pudimos abrir este enlace',
  startAgain: 'Empezar de nuevo',
  problems: {
    notLink: 'Esto no es un enlace de salud SMART. Debe contener “shlink:/”. Cópielo completo.',
    damagedLink: 'El enlace está dañado o cortado. Cópielo otra vez, completo.',
    newerVersion: 'Este enlace necesita un lector más reciente.',
    unsafeAddress: 'El enlace lleva a una dirección que esta aplicación no abre. Solo abre direcciones https.',
    localAddress: 'El enlace lleva a una dirección de una red privada. Esta aplicación no la abre.',
    otherHost: 'Este sitio solo abre enlaces de los lugares de su lista, y este no está en ella. Pida un archivo.',
    ended: 'Este enlace terminó o fue retirado.',
    passcodeNeeded: 'Este enlace necesita un código. Pídalo a la persona que lo compartió.',
    wrongPasscode: 'Ese código no es correcto.',
    busy: 'El lugar que guarda los archivos está ocupado. Inténtelo más tarde.',
    serverProblem: 'El lugar que guarda los archivos no respondió como debía. Inténtelo más tarde.',
    unreachable:
      'No pudimos llegar al lugar que guarda los archivos, o no deja que las páginas web los lean. Revise su conexión. Si funciona, pida un archivo.',
    slow: 'El lugar que guarda los archivos tarda demasiado. Inténtelo más tarde.',
    tooLarge: 'Los archivos de este enlace tienen más de 50 MB, o son más de 50. Pida un archivo.',
    badManifest: 'El lugar que guarda los archivos envió una lista que esta aplicación no puede leer. Pida un archivo.',
    fileGone: 'Un archivo de este enlace ya no se puede leer. Pida un enlace nuevo.',
    onlyAccess:
      'Este enlace ofrece acceso directo a un sistema de salud. Esta aplicación no lo utiliza. Pida un archivo.',
    nothingToOpen:
      'Este enlace no tiene ningún archivo que esta aplicación pueda abrir. Pida un archivo en formato FHIR (JSON).',
    notDecrypted:
      'El archivo no se abre con la clave de este enlace, o se cambió. No se muestra nada de él. Pida un enlace nuevo.',
    stopped: 'Usted detuvo la lectura. No se abrió nada.',
  },
  triesLeft: (count: number) =>
    count === 0
      ? 'No quedan intentos: el enlace terminó.'
      : `${pluralize(count, 'intento más', 'intentos más')} antes de que el enlace termine.`,
  waitSeconds: (count: number) => `Hay que esperar ${pluralize(count, 'segundo', 'segundos')}.`,
  bannerTitle: 'Esta es una copia que le compartieron',
  from: (host: string) => `Viene de ${host}. Nadie la ha revisado.`,
  about: 'Sobre esta copia',
  named: (label: string) => `El enlace la llama “${label}”.`,
  keeps: (host: string) =>
    `La copia se queda en la memoria de esta pestaña. Mientras está abierta, esta página no tiene red: nada de ella se puede enviar. ${host} vio que se abrió el enlace, cuándo, y el nombre que se escribió.`,
  ends: 'Desaparece cuando la cierra, vuelve a cargar la página o no hace nada por un rato. Entonces abra el enlace otra vez.',
  lookAgainText: 'Lo que tiene este enlace puede cambiar. “Mirar otra vez” cierra esta copia y lee el enlace de nuevo.',
  lookAgain: 'Mirar otra vez',
}
