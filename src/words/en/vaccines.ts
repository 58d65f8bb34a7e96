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
  reported: 'Someone told the care team about this. It was not given here.',
  subpotent: 'This dose may not count as a full dose.',
  reason: 'Reason',
} as const
