/** A field's name as words, for fields without a label: "Cargo capacity" of `cargoCapacity` or `cargo_capacity`. */
export function nameInWords(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}
