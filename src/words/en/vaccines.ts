import { told } from './reader'

/** Words of the list of vaccines. */
export const vaccines = {
  /** What a vaccine protects from, in words that people use. */
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
  toPrint: told('Print the vaccines for school or work', 'Print immunizations for school or work'),
  reported: told('You or someone else told the clinic about this one. The clinic did not give it.', 'Reported, not given here.', 'Someone told the clinic about this one. The clinic did not give it.'),
  reason: 'Reason',
} as const
