import { list } from './told-sentences.ts';

/** Who is whose child, who leads what, and so on. The subject is the article's, {other} a mention. */
export const BONDS = {
  childOf: list(`
    {name} is the son of {other}.
    {name} is the only daughter of {other}, a fisher.
    {His} father was {other}.
    {His} father is {other}, a tanner.
    {name} was the second child of {other}.
    {other} is {his} father.
    {name}, son of {other}, keeps the forge.
    {name} was a fisher and the daughter of {other}.
    {name} was born to {other}.
  `),
  motherOf: list(`
    {His} mother was {other}.
    {His} mother is {other}, a weaver.
    {His} mother, {other}, sold eels.
    {other} is {his} mother.
  `),
  parentOf: list(`
    {name} is the father of {other}.
    {name} had one daughter, {other}.
    {name} had a son, {other}.
    {His} only son is {other}.
  `),
  capital: list(`
    Its capital is {other}.
    The capital of {name} is {other}.
    {name} is ruled from its capital, {other}.
    {other} is its capital.
    {other} is the capital of {name}.
    {other} serves as the capital.
    The capital is {other}.
  `),
  ruin: list(`
    {name} lies in ruins.
    {name} is a ruin.
    {name} is a ruined city at the mouth of the river.
    Today {name} lies in ruins.
    {name} has been abandoned for generations.
    {name} was abandoned after the flood and never rebuilt.
  `),
  author: list(`
    {name} was written by {other} in {date}.
    {name} was penned by {other} in {date}.
    Written by {other} in {date}, {name} is kept under glass.
    {name} is a chronicle written by {other} in {date}.
  `),
  founder: list(`
    {name} was founded by {other} in {date}.
    {name} was founded in {date} by {other}.
    Founded by {other} in {date}, {name} holds the passes.
    In {date}, {other} founded {name}.
    {other} founded {name} in {date}.
  `),
  present: list(`
    {name} was fought in {date}. {other} commanded the left wing.
    {name} took place in {date}. {other} fought in it.
    In {date}, {other} led the charge at {name}.
    {name} was fought in {date} under the command of {other}.
  `),
  stay: list(`
    On the {day}, {other} was seen in {place}.
    {other} dined in {place} on the {day}.
    {other} was in {place} on the {day}.
    On the {day} {other} arrived in {place}.
    In {place}, {other} gave a speech on the {day}.
    The {day} found {other} in {place}.
    {other} spent the {day} in {place}.
    {other} married a stranger in {place} on the {day}.
  `),
} as const;

/** Nothing of this is a fact of the article's subject. {early} is long before, {late} long after. */
export const DECOYS: readonly string[] = list(`
  Some say that {name} died in {early}.
  Legend has it that {name} was born in {late}.
  It is said that {first} died in {early}, years before {he} was born.
  According to one tale, {name} was born in {late}.
  {name} is rumored to have died in {early}.
  {name} supposedly died in {early}.
  {name} allegedly passed away in {early}.
  Many believe {name} was killed in {early}.
  {His} brother died in {early}.
  {His} father was born in {early} and died in {early}, long before the flood.
  {His} daughter was born in {late}.
  {first}'s grandmother died in {early}.
  The mill was built in {early}, a hundred years before {he} was born.
  {name} claimed to have been born in {late}.
  “{name} died in {early},” the priest wrote.
  "{first} was born in {late}", reads the stone.
  [quote]{name} died in {early}.|a monk[/quote]
  {name} dreamed that {he} died in {early}.
  If {name} had died in {early}, the war would have been lost.
  {name} would have died in {early} but for the healer.
  {name} almost died in {early}.
  {name} nearly drowned in {early}.
  {name} did not die in {early}.
  {name} was not born in {late}.
  Was {name} born in {late}?
  After {his} uncle died in {early}, {first} sold the house.
  {name} bought a house that was built in {early}.
  {name} met a man who died in {early}.
  {name} served a king who ruled from {early} to {late}.
  {name} lived in a tower founded in {early}.
  {name} wrote of a queen who was born in {late}.
  {first} Marrowby died in {early}.
  Old Hamo was born in {early}. He died in {early}.
  The prophecy says that {name} will die in {early}.
  A forged letter states that {name} was born in {late}.
  The chronicler Ebbe writes that {name} died in {early}; he is wrong.
  {name} was told that the world was born in {early}.
  {name} might have been born in {late}.
  Perhaps {first} died in {early}.
  {His} horse died in {early}.
  Two of {his} sons died in {early}.
  {name} was named after a saint who died in {early}.
  In another life, {first} died in {early}.
  {name} was thought dead in {early}.
  {name} faked {his} death in {early}.
  Until {early} the valley was empty.
  The year {early} is remembered for its frost.
  {name} was reborn in {late}, or so the poets sing.
`);
