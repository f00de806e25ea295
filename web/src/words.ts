// Every sentence that a person reads exists in both languages: leaving one out fails type-checking. Write
// plain spaces and apostrophes; `say` sets them as each language wants it, so no word goes past it.

export type Lang = 'fr' | 'en';
export interface Words {
  fr: string;
  en: string;
}

export const languages: readonly Lang[] = ['fr', 'en'];

// Curved apostrophes; in French a narrow space that does not break before : ; ? ! % and inside « ».
export function typeset(text: string, lang: Lang): string {
  const curved = text.replaceAll("'", '’');
  if (lang === 'en') return curved;
  return curved.replace(/[ \u00a0](?=[:;?!%»])/g, '\u202f').replace(/«[ \u00a0]/g, '«\u202f');
}

// "de" and "que" lose their vowel before a vowel: d’Argosola, qu’Élise; y is one before a consonant (d’Yves,
// de Yann). Of a name in h nobody can say, so it is none.
const beginsWithVowel = (text: string) => /^(?:[aeiouœæ]|y[^aeiouy])/.test(text.normalize('NFD').toLowerCase());
const elided = (before: string) => `${before.slice(0, -2)}’`; // "de " → "d’"

// `{name}` in a sentence is replaced by the value of that name.
export function say(words: Words, lang: Lang, values: Record<string, string | number> = {}): string {
  return typeset(words[lang], lang).replace(
    /(\b[Dd]e |\b[Qq]ue )?\{(\w+)\}/g,
    (whole, before: string | undefined, name: string) => {
      if (!(name in values)) return whole;
      const value = String(values[name]);
      return (before && beginsWithVowel(value) && lang === 'fr' ? elided(before) : (before ?? '')) + value;
    },
  );
}

// "1 cube", "2 cubes". French counts nothing in the singular.
export const isOne = (n: number, lang: Lang): boolean => n === 1 || (lang === 'fr' && n === 0);

// A sentence that is put together, in both languages.
export const both = (make: (lang: Lang) => string): Words => ({ fr: make('fr'), en: make('en') });

const label: Words = { fr: '{name} : {text}', en: '{name}: {text}' };
export const labelled = (name: string | number, text: string, lang: Lang): string => say(label, lang, { name, text });
// Parts of a description.
export const apart = (parts: string[], lang: Lang): string => parts.join(typeset(lang === 'fr' ? ' ; ' : '; ', lang));
const and: Words = { fr: '{some} et {last}', en: '{some} and {last}' };
export const listed = (parts: string[], lang: Lang): string =>
  parts.length < 2 ? parts.join('') : say(and, lang, { some: parts.slice(0, -1).join(', '), last: parts.at(-1)! });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
// With the sign that numbers have in print.
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
