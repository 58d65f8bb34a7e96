import { forAudience } from './for-audience'
import type { vaccines as en } from '../en/vaccines'
import type { Translated } from '../../translated'

/** Messages of the list of vaccines. */
export const vaccines: Translated<typeof en> = {
  vaccineFamilies: {
    flu: 'Gripe (influenza)',
    covid: 'COVID-19',
    pneumococcal: 'Neumonía (neumococo)',
    shingles: 'Culebrilla (herpes zóster)',
    hepatitisA: 'Hepatitis A',
    hepatitisB: 'Hepatitis B',
    hpv: 'VPH (virus del papiloma humano)',
    tetanus: 'Tétanos y difteria (Td)',
    tdap: 'Tétanos, difteria y tos ferina (Tdap)',
    dtap: 'Para niños: difteria, tétanos y tos ferina (DTaP)',
    polio: 'Polio',
    hib: 'Hib (Haemophilus influenzae tipo b)',
    rotavirus: 'Rotavirus',
    mmr: 'Sarampión, paperas y rubéola (MMR)',
    chickenpox: 'Varicela',
    meningococcalAcwy: 'Meningitis (meningococo ACWY)',
    meningococcalB: 'Meningitis (meningococo B)',
    rsv: 'VRS (virus respiratorio sincitial)',
  },
  toPrint: forAudience(
    'Imprimir las vacunas para la escuela o el trabajo',
    'Imprimir vacunas para la escuela o el trabajo',
  ),
  reported: forAudience(
    'Esto viene de lo que dijo usted, otra persona u otro registro. No lo anotó quien la aplicó.',
    'Informada; no registrada por quien la aplicó.',
    'Esto viene de lo que dijo alguien u otro registro. No lo anotó quien la aplicó.',
  ),
  reason: 'Motivo',
}
