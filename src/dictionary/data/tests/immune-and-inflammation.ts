import type { DictionaryFile } from '../../entry'

export default {
  topic: 'immune',
  entries: [
    {
      id: 'crp',
      codes: [
        { system: 'LOINC', code: '1988-5', name: 'C reactive protein [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/L', 'mg/dL'],
      en: {
        name: 'CRP (a sign of inflammation)',
        about: 'Shows how much CRP is in the blood. The liver makes more of this protein when there is swelling, an infection or an injury in the body.',
        find: ['c reactive protein', 'inflammation', 'infection', 'swelling'],
      },
      es: {
        name: 'PCR, proteína C reactiva (señal de inflamación)',
        about: 'Muestra cuánta PCR hay en la sangre. El hígado hace más de esta proteína cuando hay inflamación, infección o una herida en el cuerpo.',
        find: ['pcr', 'crp', 'inflamación', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'crp-high-sensitivity',
      codes: [
        { system: 'LOINC', code: '30522-7', name: 'C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method' },
      ],
      units: ['mg/L'],
      en: {
        name: 'CRP, high sensitivity (finds small amounts)',
        about: 'Shows how much CRP is in the blood, even small amounts. The test is often used when looking at the heart and blood vessels.',
        find: ['hs-crp', 'c reactive protein', 'heart test', 'inflammation'],
      },
      es: {
        name: 'PCR de alta sensibilidad (cantidades pequeñas)',
        about: 'Muestra cuánta PCR hay en la sangre, aun si es poca. Se usa muchas veces al revisar el corazón y los vasos de la sangre.',
        find: ['proteína c reactiva ultrasensible', 'corazón', 'inflamación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sedimentation-rate',
      codes: [
        { system: 'LOINC', code: '4537-7', name: 'Erythrocyte sedimentation rate by Westergren method' },
        { system: 'LOINC', code: '30341-2', name: 'Erythrocyte sedimentation rate' },
      ],
      units: ['mm/h'],
      en: {
        name: 'ESR, sed rate (a sign of inflammation)',
        about: 'Shows how fast red blood cells sink in a tube of blood. They sink faster when there is inflammation in the body, and for other reasons too.',
        find: ['esr', 'sedimentation rate', 'inflammation', 'swelling'],
      },
      es: {
        name: 'VSG (señal de inflamación)',
        about: 'Muestra qué tan rápido bajan los glóbulos rojos en un tubo con sangre. Bajan más rápido cuando hay inflamación, y también por otras causas.',
        find: ['velocidad de sedimentación', 'vsg', 'esr', 'inflamación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ana-titer',
      codes: [
        { system: 'LOINC', code: '5048-4', name: 'Nuclear Ab [Titer] in Serum by Immunofluorescence' },
      ],
      units: ['{titer}'],
      en: {
        name: 'ANA titer (antibodies against own cells)',
        about: 'Shows how much there is of antibodies that stick to the core of the body’s own cells. It is used when looking for some illnesses of the body’s defenses.',
        find: ['antinuclear antibodies', 'lupus test', 'autoimmune'],
      },
      es: {
        name: 'ANA, título (anticuerpos contra células propias)',
        about: 'Muestra cuántos anticuerpos hay que se pegan al centro de las células del cuerpo. Sirve para buscar algunas enfermedades de las defensas.',
        find: ['anticuerpos antinucleares', 'prueba de lupus', 'autoinmune'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ana-found',
      codes: [
        { system: 'LOINC', code: '8061-4', name: 'Nuclear Ab [Presence] in Serum' },
      ],
      en: {
        name: 'ANA (antibodies against own cells, found or not)',
        about: 'Looks in the blood for antibodies that stick to the core of the body’s own cells. It is used when looking for some illnesses of the body’s defenses.',
        find: ['antinuclear antibodies', 'lupus test', 'autoimmune'],
      },
      es: {
        name: 'ANA (anticuerpos contra células propias, si hay)',
        about: 'Busca en la sangre anticuerpos que se pegan al centro de las células del cuerpo. Sirve para buscar algunas enfermedades de las defensas.',
        find: ['anticuerpos antinucleares', 'prueba de lupus', 'autoinmune'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rheumatoid-factor',
      codes: [
        { system: 'LOINC', code: '11572-5', name: 'Rheumatoid factor [Units/volume] in Serum or Plasma' },
        { system: 'LOINC', code: '15205-8', name: 'Rheumatoid factor [Units/volume] in Serum by Nephelometry' },
      ],
      units: ['[IU]/mL'],
      en: {
        name: 'Rheumatoid factor (a joint test)',
        about: 'Shows how much there is of antibodies called rheumatoid factor. The test is used when looking for some illnesses of the joints.',
        find: ['rf', 'arthritis test', 'joints', 'autoimmune'],
      },
      es: {
        name: 'Factor reumatoide (prueba de las coyunturas)',
        about: 'Muestra cuánto hay de un anticuerpo, el factor reumatoide. Se usa al buscar algunos problemas de las coyunturas.',
        find: ['artritis', 'prueba de artritis', 'articulaciones', 'reuma'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ccp-antibodies',
      codes: [
        { system: 'LOINC', code: '33935-8', name: 'Cyclic citrullinated peptide IgG Ab [Units/volume] in Serum or Plasma' },
      ],
      units: ['U/mL'],
      en: {
        name: 'CCP antibodies (a joint test)',
        about: 'Shows how much there is of antibodies called anti-CCP. The test is used when looking for rheumatoid arthritis, an illness of the joints.',
        find: ['anti-ccp', 'arthritis test', 'joints', 'rheumatoid', 'autoimmune'],
      },
      es: {
        name: 'Anticuerpos CCP (prueba de las coyunturas)',
        about: 'Muestra cuántos anticuerpos anti-CCP hay. Se usa al buscar la artritis reumatoide, un problema de las coyunturas.',
        find: ['anti-ccp', 'artritis', 'prueba de artritis', 'articulaciones'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'celiac-antibodies',
      codes: [
        { system: 'LOINC', code: '31017-7', name: 'Tissue transglutaminase IgA Ab [Units/volume] in Serum' },
      ],
      units: ['U/mL'],
      en: {
        name: 'Celiac test (tTG IgA antibodies)',
        about: 'Shows how much there is of antibodies that can come with celiac disease. In celiac disease the gut reacts to gluten, a part of wheat.',
        find: ['celiac', 'gluten', 'ttg', 'wheat', 'gut'],
      },
      es: {
        name: 'Prueba de celiaquía (anticuerpos tTG IgA)',
        about: 'Muestra cuántos anticuerpos hay que pueden venir con la celiaquía. En ella el intestino reacciona al gluten, una parte del trigo.',
        find: ['celíaca', 'gluten', 'ttg', 'trigo', 'intestino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'direct-antiglobulin-test',
      codes: [
        { system: 'LOINC', code: '1007-4', name: 'Direct antiglobulin test.polyspecific reagent [Presence] on Red Blood Cells' },
      ],
      en: {
        name: 'Direct Coombs test (antibodies on red cells)',
        about: 'Looks for antibodies that are stuck to red blood cells. Red blood cells carry oxygen.',
        find: ['dat', 'coombs', 'direct antiglobulin test', 'anemia test'],
      },
      es: {
        name: 'Prueba de Coombs directa (en glóbulos rojos)',
        about: 'Busca si hay anticuerpos pegados a los glóbulos rojos. Estos glóbulos llevan el oxígeno por el cuerpo.',
        find: ['coombs', 'antiglobulina directa', 'prueba de anemia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'haptoglobin',
      codes: [
        { system: 'LOINC', code: '4542-7', name: 'Haptoglobin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'Haptoglobin (picks up free hemoglobin)',
        about: 'Shows how much haptoglobin is in the blood. This protein picks up hemoglobin that old or broken red blood cells let go.',
        find: ['anemia test', 'red blood cells', 'protein'],
      },
      es: {
        name: 'Haptoglobina (recoge hemoglobina suelta)',
        about: 'Muestra cuánta haptoglobina hay en la sangre. Recoge la hemoglobina que sale de los glóbulos rojos viejos o rotos.',
        find: ['prueba de anemia', 'glóbulos rojos', 'proteína'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'protein-electrophoresis',
      codes: [
        { system: 'LOINC', code: '12851-2', name: 'Protein Fractions [Interpretation] in Serum or Plasma by Electrophoresis' },
      ],
      en: {
        name: 'Proteins in the blood, sorted (SPEP)',
        about: 'Says in words what was seen when the proteins in the blood were sorted into groups. The test is called electrophoresis.',
        find: ['spep', 'serum protein electrophoresis', 'protein', 'antibodies'],
      },
      es: {
        name: 'Proteínas de la sangre, separadas por grupos',
        about: 'Dice en palabras lo que se vio al separar en grupos las proteínas de la sangre.',
        find: ['electroforesis de proteínas', 'proteinograma', 'anticuerpos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'igg',
      codes: [
        { system: 'LOINC', code: '2465-3', name: 'IgG [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'IgG (a group of antibodies)',
        about: 'Shows how much IgG is in the blood. It is the most common group of antibodies, which help fight germs that the body has met before.',
        find: ['immunoglobulin g', 'antibodies', 'immune system'],
      },
      es: {
        name: 'IgG (un grupo de anticuerpos)',
        about: 'Muestra cuánta IgG hay en la sangre. Es el grupo más común de anticuerpos, que ayudan contra microbios que el cuerpo ya conoce.',
        find: ['inmunoglobulina g', 'anticuerpos', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'iga',
      codes: [
        { system: 'LOINC', code: '2458-8', name: 'IgA [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'IgA (a group of antibodies)',
        about: 'Shows how much IgA is in the blood. These antibodies help guard the nose, the lungs and the gut against germs.',
        find: ['immunoglobulin a', 'antibodies', 'immune system'],
      },
      es: {
        name: 'IgA (un grupo de anticuerpos)',
        about: 'Muestra cuánta IgA hay en la sangre. Estos anticuerpos ayudan a cuidar de los microbios la nariz, los pulmones y el intestino.',
        find: ['inmunoglobulina a', 'anticuerpos', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'igm',
      codes: [
        { system: 'LOINC', code: '2472-9', name: 'IgM [Mass/volume] in Serum or Plasma' },
      ],
      units: ['mg/dL', 'g/L'],
      en: {
        name: 'IgM (a group of antibodies)',
        about: 'Shows how much IgM is in the blood. These are the first antibodies that the body makes against a new germ.',
        find: ['immunoglobulin m', 'antibodies', 'immune system'],
      },
      es: {
        name: 'IgM (un grupo de anticuerpos)',
        about: 'Muestra cuánta IgM hay en la sangre. Son los primeros anticuerpos que el cuerpo hace contra un microbio nuevo.',
        find: ['inmunoglobulina m', 'anticuerpos', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cd4-count',
      codes: [
        { system: 'LOINC', code: '24467-3', name: 'CD3+CD4+ (T4 helper) cells [#/volume] in Blood' },
      ],
      units: ['/uL', '10*6/L'],
      en: {
        name: 'CD4 count (helper cells of the defenses)',
        about: 'Counts the CD4 cells in the blood. They are white blood cells that help lead the fight against germs.',
        find: ['cd4', 't cells', 'helper cells', 'immune system'],
      },
      es: {
        name: 'Conteo de CD4 (células que ayudan a las defensas)',
        about: 'Cuenta las células CD4 de la sangre. Son glóbulos blancos que ayudan a dirigir la lucha contra los microbios.',
        find: ['cd4', 'linfocitos t', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cd4-percent',
      codes: [
        { system: 'LOINC', code: '8123-2', name: 'CD3+CD4+ (T4 helper) cells/100 cells in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'CD4 cells (share of cells counted)',
        about: 'Shows how many out of all the cells counted, in most labs the lymphocytes, are CD4 cells. CD4 cells help lead the fight against germs.',
        find: ['cd4 percent', 't cells', 'helper cells', 'immune system'],
      },
      es: {
        name: 'Células CD4 (parte de las células contadas)',
        about: 'Muestra qué parte de las células contadas, casi siempre linfocitos, son CD4. Estas células ayudan a dirigir la lucha contra los microbios.',
        find: ['porcentaje de cd4', 'linfocitos t', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cd8-percent',
      codes: [
        { system: 'LOINC', code: '8101-8', name: 'CD3+CD8+ (T8 suppressor cells) cells/100 cells in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'CD8 cells (share of cells counted)',
        about: 'Shows how many out of all the cells counted, in most labs the lymphocytes, are CD8 cells. CD8 cells fight viruses inside other cells.',
        find: ['cd8 percent', 't cells', 'immune system'],
      },
      es: {
        name: 'Células CD8 (parte de las células contadas)',
        about: 'Muestra qué parte de las células contadas, casi siempre linfocitos, son CD8. Estas células luchan contra los virus dentro de otras células.',
        find: ['porcentaje de cd8', 'linfocitos t', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cd3-count',
      codes: [
        { system: 'LOINC', code: '8122-4', name: 'CD3 cells [#/volume] in Blood' },
      ],
      units: ['/uL', '10*6/L'],
      en: {
        name: 'T cells (CD3 count)',
        about: 'Counts the T cells in the blood. They are white blood cells that fight germs, and they are told apart by a mark called CD3.',
        find: ['cd3', 't cells', 'lymphocytes', 'immune system'],
      },
      es: {
        name: 'Células T (conteo de CD3)',
        about: 'Cuenta las células T de la sangre. Son glóbulos blancos que luchan contra los microbios y tienen una marca llamada CD3.',
        find: ['cd3', 'linfocitos t', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cd3-percent',
      codes: [
        { system: 'LOINC', code: '8124-0', name: 'CD3 cells/100 cells in Blood' },
      ],
      units: ['%'],
      en: {
        name: 'T cells (CD3, share of cells counted)',
        about: 'Shows how many out of all the cells counted, in most labs the lymphocytes, are T cells. T cells fight germs and have a mark called CD3.',
        find: ['cd3 percent', 't cells', 'lymphocytes', 'immune system'],
      },
      es: {
        name: 'Células T (CD3, parte de las células contadas)',
        about: 'Muestra qué parte de las células contadas, casi siempre linfocitos, son células T. Luchan contra los microbios y tienen una marca, CD3.',
        find: ['porcentaje de cd3', 'linfocitos t', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
