/** The first of these languages, as browsers name them, that the program speaks; null if it speaks none. */
export function spoken(tags: readonly string[]): string | null {
  for (const tag of tags) {
    const [language = '', ...parts] = tag.split('-');
    const chinese = parts.some((part) => ['Hant', 'TW', 'HK', 'MO'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
    const known = { en: 'en', hu: 'hu', zh: chinese }[language];
    if (known) return known;
  }
  return null;
}
