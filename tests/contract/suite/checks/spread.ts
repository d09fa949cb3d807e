/** So many of them, from all parts; the next seeds take those that were left out. */
export const spread = <Item>(items: Item[], most: number, seed: number): Item[] =>
  items.length <= most
    ? items
    : items.filter((_item, index) => ((index + seed - 1) * most) % items.length < most)
