// Made of src/dictionary/data by tools/dictionary/plugin.ts.
declare module 'virtual:dictionary-tests-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-tests-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-documents-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-documents-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-conditions-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-conditions-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-medicines-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-medicines-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-vaccines-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-vaccines-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-procedures-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-procedures-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-visits-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-visits-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-allergens-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-allergens-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-reactions-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-reactions-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-units-en' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-units-es' {
  const packed: import('../../dictionary/dictionary').PackedDictionary
  export default packed
}
declare module 'virtual:dictionary-terms-en' {
  const terms: import('../../dictionary/note-terms/note-term').PackedNoteTerms
  export default terms
}
declare module 'virtual:dictionary-terms-es' {
  const terms: import('../../dictionary/note-terms/note-term').PackedNoteTerms
  export default terms
}
declare module 'virtual:dictionary-find-en' {
  const finds: import('../../dictionary/dictionary').PackedSearchTerms
  export default finds
}
declare module 'virtual:dictionary-find-es' {
  const finds: import('../../dictionary/dictionary').PackedSearchTerms
  export default finds
}
