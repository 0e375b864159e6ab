import { z } from 'zod';
import { CalendarDate, Clock } from './opening-hours.ts';

/** How to get to a store; empty parts are not shown. */
export const Directions = z.object({
  /** Exit of the metro station: «выход 3, к Большому театру». */
  exit: z.string().max(120).default(''),
  /** From the metro or the stop, step by step. */
  steps: z.array(z.string().min(1).max(200)).max(8).default([]),
  parking: z.string().max(200).default(''),
  /** Where it is inside a shopping centre: «2 этаж, слева от эскалатора». */
  floor: z.string().max(120).default(''),
});
export type Directions = z.infer<typeof Directions>;

export const BUILDINGS = ['street', 'mall', 'arcade'] as const;
export const WINDOW_HEADS = ['flat', 'round', 'segment'] as const;
export const DOORS = ['left', 'centre', 'right'] as const;
export const WALLS = ['plain', 'rustic', 'pilasters', 'brick'] as const;

/** The kind of shop front in the drawing. */
export const Facade = z.object({
  building: z.enum(BUILDINGS).default('street'),
  /** Storeys above the shop; a mall and an arcade show none. */
  storeys: z.int().min(0).max(4).default(2),
  /** Shop windows and the door together. */
  bays: z.int().min(3).max(5).default(3),
  head: z.enum(WINDOW_HEADS).default('flat'),
  door: z.enum(DOORS).default('centre'),
  wall: z.enum(WALLS).default('plain'),
  hasAwning: z.boolean().default(false),
});
export type Facade = z.infer<typeof Facade>;

/** Something that happens in a store on one day. */
export const StoreEvent = z.object({
  date: CalendarDate,
  from: Clock,
  to: Clock,
  title: z.string().trim().min(3).max(120),
  text: z.string().trim().max(600),
});
export type StoreEvent = z.infer<typeof StoreEvent>;
