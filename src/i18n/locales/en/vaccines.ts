import { forAudience } from './for-audience'

/** Messages of the list of vaccines. */
export const vaccines = {
  /** What a vaccine protects from, in plain words. */
  vaccineFamilies: {
    flu: 'Flu (influenza)',
    covid: 'COVID-19',
    pneumococcal: 'Pneumonia (pneumococcal)',
    shingles: 'Shingles (zoster)',
    hepatitisA: 'Hepatitis A',
    hepatitisB: 'Hepatitis B',
    hpv: 'HPV (human papillomavirus)',
    tetanus: 'Tetanus and diphtheria (Td)',
    tdap: 'Tetanus, diphtheria, whooping cough (Tdap)',
    dtap: 'For children: diphtheria, tetanus, whooping cough (DTaP)',
    polio: 'Polio',
    hib: 'Hib (Haemophilus influenzae type b)',
    rotavirus: 'Rotavirus',
    mmr: 'Measles, mumps and rubella (MMR)',
    chickenpox: 'Chickenpox (varicella)',
    meningococcalAcwy: 'Meningitis (meningococcal ACWY)',
    meningococcalB: 'Meningitis (meningococcal B)',
    rsv: 'RSV (respiratory syncytial virus)',
  },
  toPrint: forAudience('Print the vaccines for school or work', 'Print immunizations for school or work'),
  reported: forAudience(
    'This comes from what you, someone else or another record said. It was not written down by the one who gave it.',
    'Reported; not recorded by whoever administered it.',
    'This comes from what someone or another record said. It was not written down by the one who gave it.',
  ),
  reason: 'Reason',
} as const
