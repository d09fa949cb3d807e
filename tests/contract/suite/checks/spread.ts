/** At most `most` items, spread over all of them; other seeds pick others. */
export const spread = <Item>(items: Item[], most: number, seed: number): Item[] =>
  items.length <= most
    ? items
    : items.filter((_item, index) => ((index + seed - 1) * most) % items.length < most)
