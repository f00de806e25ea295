// Every sentence that a person reads exists in both languages: leaving one out fails type-checking.

export type Lang = 'fr' | 'en';
export interface Words {
  fr: string;
  en: string;
}

export const languages: readonly Lang[] = ['fr', 'en'];

// `{name}` in a sentence is replaced by the value of that name.
export function say(words: Words, lang: Lang, values: Record<string, string | number> = {}): string {
  return words[lang].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
}
