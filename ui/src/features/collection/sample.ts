import type { Collection } from '../../bindings/Collection';
import type { GameView } from '../../bindings/GameView';
import type { HoldingRow } from '../../bindings/HoldingRow';

export const GAME = {
  id: 'test',
  name: 'Test Game',
  factions: [{ id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' }],
  rarities: [{ id: 'C', name: 'common', symbol: '●' }],
  sets: [
    { id: 'first', name: 'First Set', short: 'FS', released: '2004', printings: 20 },
    { id: 'second', name: 'Second Set', short: 'SS', released: '2005', printings: 2 },
  ],
} as unknown as GameView;

export const row = (
  number: number,
  name: string,
  figures = 0,
  more: Partial<HoldingRow> = {},
): HoldingRow => ({
  printing: `test/first/${number}`,
  figure: `test/${name}`,
  name,
  local_name: name,
  factions: ['red'],
  set: 'First Set',
  set_short: 'FS',
  number: String(number),
  rarity: 'C',
  cost_text: '12',
  figures,
  cards: 0,
  wanted: 0,
  for_trade: 0,
  promised: 0,
  note: '',
  copies: 0,
  gone: false,
  ...more,
});

export const SUMMARY: Collection = {
  figures: 7,
  cards: 3,
  printings: 2,
  catalogue: 22,
  value: [{ currency: 'EUR', amount: '12.50', copies: 1 }],
  duplicates: 5,
  wanted: 1,
  for_trade: 0,
  sets: [
    {
      set: 'first',
      name: 'First Set',
      short: 'FS',
      released: '2004',
      size: 20,
      owned: 1,
      printings: 20,
      figures: 2,
    },
    {
      set: 'second',
      name: 'Second Set',
      short: 'SS',
      released: '2005',
      size: null,
      owned: 2,
      printings: 2,
      figures: 5,
    },
  ],
  by_rarity: [{ id: 'C', name: 'common', owned: 2, printings: 22, figures: 7 }],
  by_faction: [{ id: 'red', name: 'Red', owned: 2, printings: 22, figures: 7 }],
};
