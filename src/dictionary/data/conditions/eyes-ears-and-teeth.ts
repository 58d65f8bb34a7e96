import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'middle-ear-infection',
      codes: [
        { system: 'SNOMED CT', code: '65363002', name: 'Otitis media (disorder)' },
        { system: 'ICD-10-CM', code: 'H66.90', name: 'Otitis media, unspecified, unspecified ear' },
      ],
      en: {
        name: 'Ear infection (otitis media)',
        about: 'The middle ear, the space behind the eardrum, is swollen, most often from an infection. The ear can hurt or feel full.',
        find: ['earache', 'middle ear', 'ear pain'],
      },
      es: {
        name: 'Infección de oído (otitis media)',
        about: 'El oído medio, detrás del tímpano, está hinchado, casi siempre por una infección. Puede doler o sentirse tapado.',
        find: ['dolor de oído', 'oído tapado', 'otitis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'middle-ear-infection-acute',
      codes: [
        { system: 'SNOMED CT', code: '3110003', name: 'Acute otitis media (disorder)' },
      ],
      broader: 'middle-ear-infection',
      en: {
        name: 'Acute ear infection (acute otitis media)',
        about: 'The middle ear, the space behind the eardrum, has become swollen within a short time, most often from an infection. It often hurts.',
        find: ['earache', 'middle ear', 'ear pain'],
      },
      es: {
        name: 'Infección aguda de oído (otitis media aguda)',
        about: 'El oído medio, detrás del tímpano, se hinchó en poco tiempo, casi siempre por una infección. Muchas veces duele.',
        find: ['dolor de oído', 'otitis', 'oído tapado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'earache',
      codes: [
        { system: 'SNOMED CT', code: '301354004' },
      ],
      en: {
        name: 'Earache (ear pain)',
        about: 'The ear hurts. Pain can come from the ear or from a place near it, such as the throat or the jaw.',
        find: ['otalgia', 'ear pain', 'sore ear'],
      },
      es: {
        name: 'Dolor de oído',
        about: 'Duele el oído. El dolor puede venir del oído o de un lugar cercano, como la garganta o la mandíbula.',
        find: ['otalgia', 'oído'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'outer-ear-infection',
      codes: [
        { system: 'SNOMED CT', code: '3135009', name: 'Otitis externa (disorder)' },
        { system: 'ICD-10-CM', code: 'H60.90', name: 'Unspecified otitis externa, unspecified ear' },
      ],
      en: {
        name: 'Irritated ear canal (otitis externa)',
        about: 'The tube that leads from the outside to the eardrum is irritated or infected. Water in the ear is a common cause.',
        find: ['swimmer’s ear', 'ear pain', 'itchy ear'],
      },
      es: {
        name: 'Canal del oído irritado (otitis externa)',
        about: 'El canal que va de fuera hasta el tímpano está irritado o infectado. El agua en el oído es una causa común.',
        find: ['oído de nadador', 'dolor de oído', 'comezón en el oído'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ear-wax',
      codes: [
        { system: 'SNOMED CT', code: '18070006', name: 'Impacted cerumen (disorder)' },
        { system: 'ICD-10-CM', code: 'H61.20', name: 'Impacted cerumen, unspecified ear' },
      ],
      en: {
        name: 'Earwax buildup',
        about: 'Wax has packed together in the ear canal. The ear can feel full, and sounds may seem low.',
        find: ['ear wax', 'clogged ear', 'cerumen', 'blocked ear'],
      },
      es: {
        name: 'Tapón de cera en el oído',
        about: 'La cera se juntó y tapa el canal del oído. Se puede sentir tapado y oír menos.',
        find: ['cerumen', 'cerilla', 'oído tapado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hearing-loss',
      codes: [
        { system: 'SNOMED CT', code: '15188001', name: 'Hearing loss (disorder)' },
        { system: 'ICD-10-CM', code: 'H91.90', name: 'Unspecified hearing loss, unspecified ear' },
      ],
      en: {
        name: 'Hearing loss',
        about: 'One ear or both hear less than they could. It can be a little or a lot.',
        find: ['deaf', 'hard of hearing', 'hearing aid'],
      },
      es: {
        name: 'Pérdida de audición (oír menos)',
        about: 'Un oído o los dos oyen menos de lo que podrían. Puede ser poco o mucho.',
        find: ['sordera', 'oír poco', 'aparato para oír', 'hipoacusia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tinnitus',
      codes: [
        { system: 'SNOMED CT', code: '60862001', name: 'Tinnitus (finding)' },
        { system: 'ICD-10-CM', code: 'H93.19', name: 'Tinnitus, unspecified ear' },
      ],
      en: {
        name: 'Tinnitus (ringing in the ears)',
        about: 'A sound such as ringing or buzzing that others do not hear. It can be in one ear, in both or in the head.',
        find: ['ringing ears', 'buzzing', 'ear noise'],
      },
      es: {
        name: 'Zumbido en los oídos (tinnitus)',
        about: 'Un sonido, como un zumbido o un pitido, que otros no oyen. Puede ser en un oído, en los dos o en la cabeza.',
        find: ['pitido', 'acúfenos', 'tinnitus', 'ruido en los oídos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'positional-vertigo',
      codes: [
        { system: 'ICD-10-CM', code: 'H81.10', name: 'Benign paroxysmal vertigo, unspecified ear' },
      ],
      en: {
        name: 'Vertigo with head movement (BPPV)',
        about: 'Short spells of spinning when the head moves, such as when turning over in bed. It comes from tiny crystals in the inner ear.',
        find: ['dizziness', 'spinning', 'inner ear', 'ear crystals', 'benign paroxysmal vertigo'],
      },
      es: {
        name: 'Vértigo al mover la cabeza (VPPB)',
        about: 'Ratos cortos en que todo da vueltas al mover la cabeza, como al girar en la cama. Viene de cristales muy pequeños del oído interno.',
        find: ['mareo', 'vueltas', 'oído interno', 'cristales del oído'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'pink-eye',
      codes: [
        { system: 'SNOMED CT', code: '9826008', name: 'Conjunctivitis (disorder)' },
        { system: 'ICD-10-CM', code: 'H10.9', name: 'Unspecified conjunctivitis' },
      ],
      en: {
        name: 'Pink eye (conjunctivitis)',
        about: 'The clear skin over the white of the eye is irritated, so the eye looks pink or red. Germs, allergies or other things can cause it.',
        find: ['red eye', 'eye infection', 'eye discharge'],
      },
      es: {
        name: 'Conjuntivitis (ojo rojo)',
        about: 'La capa fina sobre lo blanco del ojo está irritada, y el ojo se ve rojo. Puede ser por gérmenes, alergias u otras cosas.',
        find: ['ojo rojo', 'infección del ojo', 'lagañas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cataract',
      codes: [
        { system: 'SNOMED CT', code: '193570009', name: 'Cataract (disorder)' },
        { system: 'ICD-10-CM', code: 'H26.9', name: 'Unspecified cataract' },
      ],
      en: {
        name: 'Cataract (cloudy lens of the eye)',
        about: 'The lens inside the eye has become cloudy. Sight can get dim or blurry.',
        find: ['cloudy eye', 'blurry sight', 'eye lens'],
      },
      es: {
        name: 'Catarata (lente del ojo opaco)',
        about: 'El lente de dentro del ojo se puso opaco. La vista puede ser borrosa o con menos luz.',
        find: ['cristalino', 'vista borrosa', 'nube en el ojo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'cataract-age',
      codes: [
        { system: 'ICD-10-CM', code: 'H25.9', name: 'Unspecified age-related cataract' },
      ],
      broader: 'cataract',
      en: {
        name: 'Cataract from age',
        about: 'The lens inside the eye has become cloudy over the years. Sight can get dim or blurry.',
        find: ['cloudy eye', 'blurry sight', 'eye lens', 'senile cataract'],
      },
      es: {
        name: 'Catarata por la edad',
        about: 'El lente de dentro del ojo se puso opaco con los años. La vista puede ser borrosa o con menos luz.',
        find: ['cristalino', 'vista borrosa', 'nube en el ojo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'glaucoma',
      codes: [
        { system: 'SNOMED CT', code: '23986001', name: 'Glaucoma (disorder)' },
        { system: 'ICD-10-CM', code: 'H40.9', name: 'Unspecified glaucoma' },
      ],
      en: {
        name: 'Glaucoma (harm to the eye nerve)',
        about: 'The nerve that carries sight from the eye to the brain is harmed, often by pressure in the eye. It is treated to protect sight.',
        find: ['eye pressure', 'optic nerve', 'sight loss'],
      },
      es: {
        name: 'Glaucoma (daño al nervio del ojo)',
        about: 'El nervio que lleva la vista del ojo al cerebro está dañado, muchas veces por la presión del ojo. Se trata para proteger la vista.',
        find: ['presión del ojo', 'nervio óptico', 'vista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'near-sighted',
      codes: [
        { system: 'SNOMED CT', code: '57190000', name: 'Myopia (disorder)' },
        { system: 'ICD-10-CM', code: 'H52.13', name: 'Myopia, bilateral' },
      ],
      en: {
        name: 'Nearsightedness (myopia)',
        about: 'Things far away look blurry, while things close by are clear. Glasses or contact lenses help.',
        find: ['myopia', 'glasses', 'blurry far away'],
      },
      es: {
        name: 'Miopía (ver borroso de lejos)',
        about: 'Lo que está lejos se ve borroso, y lo que está cerca se ve claro. Los lentes ayudan.',
        find: ['lentes', 'ver de lejos', 'vista corta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'macular-degeneration',
      codes: [
        { system: 'ICD-10-CM', code: 'H35.30', name: 'Unspecified macular degeneration' },
      ],
      en: {
        name: 'Macular degeneration',
        about: 'The macula, the spot at the back of the eye for sharp sight, has changed. The middle of what is seen can get blurry.',
        find: ['amd', 'retina', 'central vision', 'sight loss'],
      },
      es: {
        name: 'Degeneración macular',
        about: 'La mácula, el punto del fondo del ojo que da la vista fina, cambió. El centro de lo que se ve puede ponerse borroso.',
        find: ['retina', 'mácula', 'vista borrosa', 'dmae'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'macular-degeneration-age',
      codes: [
        { system: 'SNOMED CT', code: '267718000', name: 'Age-related macular degeneration (disorder)' },
      ],
      broader: 'macular-degeneration',
      en: {
        name: 'Age-related macular degeneration (AMD)',
        about: 'The macula, the spot at the back of the eye for sharp sight, has changed with age. The middle of what is seen can get blurry.',
        find: ['amd', 'retina', 'central vision', 'sight loss'],
      },
      es: {
        name: 'Degeneración macular por la edad (DMAE)',
        about: 'La mácula, el punto del fondo del ojo que da la vista fina, cambió con la edad. El centro de lo que se ve puede ponerse borroso.',
        find: ['retina', 'mácula', 'vista borrosa', 'dmae'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dry-eye',
      codes: [
        { system: 'SNOMED CT', code: '162290004', name: 'Dry eyes (finding)' },
        { system: 'ICD-10-CM', code: 'H04.129', name: 'Dry eye syndrome of unspecified lacrimal gland' },
      ],
      en: {
        name: 'Dry eyes',
        about: 'The surface of the eye is not kept wet enough. Eyes can burn, itch or feel as if sand were in them.',
        find: ['dry eye', 'burning eyes', 'tears', 'gritty eyes'],
      },
      es: {
        name: 'Ojos secos',
        about: 'El ojo no queda bastante húmedo por fuera. Puede arder, dar comezón o sentirse como con arena.',
        find: ['ojo seco', 'resequedad', 'lágrimas', 'ardor en los ojos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'allergic-rhinitis-all-year',
      codes: [
        { system: 'SNOMED CT', code: '232353008' },
      ],
      broader: 'allergic-rhinitis-perennial',
      en: {
        name: 'Nose allergy all year, more in some seasons',
        about: 'The nose reacts to things in the air all year round, and more in some seasons. It can be runny, stuffy or itchy.',
        find: ['hay fever', 'allergic rhinitis', 'runny nose', 'dust', 'pollen'],
      },
      es: {
        name: 'Alergia nasal todo el año, más en temporadas',
        about: 'La nariz reacciona a cosas del aire todo el año, y más en algunas temporadas. Puede escurrir, taparse o dar comezón.',
        find: ['rinitis alérgica', 'fiebre del heno', 'polvo', 'polen', 'rinitis perenne'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tooth-decay',
      codes: [
        { system: 'SNOMED CT', code: '80967001', name: 'Dental caries (disorder)' },
        { system: 'ICD-10-CM', code: 'K02.9', name: 'Dental caries, unspecified' },
      ],
      en: {
        name: 'Tooth decay (cavities)',
        about: 'Acid made by germs in the mouth has harmed a tooth. It can make a hole, which is called a cavity.',
        find: ['cavity', 'caries', 'hole in tooth', 'toothache'],
      },
      es: {
        name: 'Caries (picadura de los dientes)',
        about: 'El ácido que hacen los gérmenes de la boca dañó un diente. Puede hacer un hoyo.',
        find: ['dientes picados', 'hoyo en el diente', 'dolor de muelas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tooth-infection',
      codes: [
        { system: 'SNOMED CT', code: '427898007', name: 'Infection of tooth (disorder)' },
      ],
      en: {
        name: 'Infection of a tooth',
        about: 'Germs have got into a tooth or the place around its root. It can hurt or swell.',
        find: ['tooth abscess', 'toothache', 'infected tooth'],
      },
      es: {
        name: 'Infección de un diente',
        about: 'Entraron gérmenes en un diente o muela, o alrededor de la raíz. Puede doler o hincharse.',
        find: ['muela infectada', 'absceso', 'postemilla', 'dolor de muelas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dry-socket',
      codes: [
        { system: 'SNOMED CT', code: '61804006', name: 'Alveolitis of jaw (disorder)' },
      ],
      en: {
        name: 'Dry socket (sore place where a tooth was)',
        about: 'The place in the jaw that held a tooth is irritated and hurts. It can happen after a tooth is pulled.',
        find: ['alveolitis', 'tooth pulled', 'jaw pain'],
      },
      es: {
        name: 'Alveolitis (hueco adolorido de una muela)',
        about: 'El hueco de la mandíbula donde estaba un diente o muela está irritado y duele. Puede pasar después de sacar una muela.',
        find: ['alveolo seco', 'muela sacada', 'dolor de mandíbula'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'impacted-molar',
      codes: [
        { system: 'SNOMED CT', code: '196416002' },
      ],
      en: {
        name: 'Impacted molar (often a wisdom tooth)',
        about: 'A back tooth cannot come all the way through the gum. Most often it is a wisdom tooth.',
        find: ['wisdom teeth', 'molars', 'stuck tooth'],
      },
      es: {
        name: 'Muela retenida (muchas veces del juicio)',
        about: 'Una muela no puede salir del todo de la encía. Casi siempre es una muela del juicio.',
        find: ['muelas del juicio', 'cordales', 'muela impactada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'missing-teeth',
      codes: [
        { system: 'SNOMED CT', code: '37320007', name: 'Acquired absence of teeth (disorder)' },
      ],
      en: {
        name: 'Missing teeth',
        about: 'One tooth or more has been lost or was taken out.',
        find: ['tooth loss', 'lost teeth', 'no teeth', 'edentulous'],
      },
      es: {
        name: 'Dientes que faltan',
        about: 'Se perdió o se sacó un diente o más.',
        find: ['sin dientes', 'pérdida de dientes', 'edéntulo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gum-disease',
      codes: [
        { system: 'SNOMED CT', code: '18718003', name: 'Gingival disease (disorder)' },
      ],
      en: {
        name: 'Gum problem',
        about: 'A problem of the gums, the soft part around the teeth. The code does not say which one.',
        find: ['gum disease', 'sore gums', 'bleeding gums'],
      },
      es: {
        name: 'Problema de las encías',
        about: 'Un problema de las encías, la parte blanda alrededor de los dientes. El código no dice cuál.',
        find: ['encías', 'sangrado de encías', 'encías hinchadas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gingivitis',
      codes: [
        { system: 'SNOMED CT', code: '66383009', name: 'Gingivitis (disorder)' },
        { system: 'ICD-10-CM', code: 'K05.10', name: 'Chronic gingivitis, plaque induced' },
      ],
      broader: 'gum-disease',
      en: {
        name: 'Gingivitis (irritated gums)',
        about: 'The gums are irritated and can be red, swollen or bleed. Plaque, a sticky film on the teeth, is a common cause.',
        find: ['gum disease', 'bleeding gums', 'swollen gums'],
      },
      es: {
        name: 'Gingivitis (encías irritadas)',
        about: 'Las encías están irritadas y pueden estar rojas, hinchadas o sangrar. El sarro o la placa en los dientes es una causa común.',
        find: ['encías', 'sangrado de encías', 'encías hinchadas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drooling',
      codes: [
        { system: 'SNOMED CT', code: '62718007', name: 'Dribbling from mouth (finding)' },
      ],
      en: {
        name: 'Drooling',
        about: 'Spit runs out of the mouth.',
        find: ['dribbling', 'saliva', 'spit'],
      },
      es: {
        name: 'Babeo',
        about: 'La saliva se sale de la boca.',
        find: ['baba', 'saliva', 'babear'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'too-much-saliva',
      codes: [
        { system: 'SNOMED CT', code: '53827007', name: 'Excessive salivation (disorder)' },
      ],
      en: {
        name: 'A lot of saliva',
        about: 'The mouth makes or holds more saliva (spit) than usual.',
        find: ['drooling', 'spit', 'hypersalivation', 'sialorrhea'],
      },
      es: {
        name: 'Mucha saliva',
        about: 'La boca hace o junta más saliva de lo común.',
        find: ['baba', 'babear', 'sialorrea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tongue-tie',
      codes: [
        { system: 'SNOMED CT', code: '67787004', name: 'Tongue tie (disorder)' },
      ],
      en: {
        name: 'Tongue-tie',
        about: 'The band of skin under the tongue is short or tight, so that the tongue moves less. It is there from birth.',
        find: ['ankyloglossia', 'tongue', 'breastfeeding'],
      },
      es: {
        name: 'Frenillo corto de la lengua (anquiloglosia)',
        about: 'La banda de piel debajo de la lengua es corta, y la lengua se mueve menos. Es así desde el nacimiento.',
        find: ['frenillo', 'lengua', 'lactancia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'torus-palatinus',
      codes: [
        { system: 'SNOMED CT', code: '46752004', name: 'Torus palatinus (disorder)' },
      ],
      en: {
        name: 'Bony bump on the roof of the mouth',
        about: 'Extra bone has grown on the roof of the mouth. It is called a torus, and it is not cancer.',
        find: ['torus palatinus', 'lump in mouth', 'palate'],
      },
      es: {
        name: 'Bulto de hueso en el paladar (torus)',
        about: 'Creció un poco de hueso en el paladar, el techo de la boca. No es cáncer.',
        find: ['torus palatino', 'bulto en la boca', 'paladar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'torus-mandibularis',
      codes: [
        { system: 'SNOMED CT', code: '11625007', name: 'Torus mandibularis (disorder)' },
      ],
      en: {
        name: 'Bony bump on the inside of the lower jaw',
        about: 'Extra bone has grown on the inside of the lower jaw, near the tongue. It is called a torus, and it is not cancer.',
        find: ['torus mandibularis', 'lump in mouth', 'jaw'],
      },
      es: {
        name: 'Bulto de hueso en la mandíbula (torus)',
        about: 'Creció un poco de hueso por dentro de la mandíbula, cerca de la lengua. No es cáncer.',
        find: ['torus mandibular', 'bulto en la boca', 'mandíbula'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
