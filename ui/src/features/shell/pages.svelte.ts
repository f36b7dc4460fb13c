import type { Component } from 'svelte';
import type { Page } from '../../lib/route.svelte';
import HomePage from '../home/HomePage.svelte';

/** What a page's code comes from. */
type Read = () => Promise<{ default: Component }>;

/** A window opens on Home and waits for nothing else: the other pages are two thirds of the code. */
const READ: Record<Exclude<Page, 'home'>, Read> = {
  catalogue: () => import('../catalogue/CataloguePage.svelte'),
  collection: () => import('../collection/CollectionPage.svelte'),
  squads: () => import('../squads/SquadsPage.svelte'),
  campaigns: () => import('../campaigns/CampaignsPage.svelte'),
  play: () => import('../play/PlayPage.svelte'),
  matches: () => import('../matches/MatchesPage.svelte'),
  tournaments: () => import('../tournaments/TournamentsPage.svelte'),
  print: () => import('../print/PrintPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  settings: () => import('../settings/SettingsPage.svelte'),
};

/** The pages' components, as far as they are there. */
class Pages {
  private there = $state.raw<Partial<Record<Page, Component>>>({ home: HomePage });

  /** The page's component; nothing while it is being read. */
  of(page: Page): Component | undefined {
    return this.there[page];
  }

  async read(page: Page): Promise<void> {
    if (page === 'home' || this.there[page]) return;
    const { default: component } = await READ[page]();
    this.there = { ...this.there, [page]: component };
  }

  /** Reads all of them: once the first one is seen, nobody waits for another. */
  async readAll(): Promise<void> {
    await Promise.all(Object.keys(READ).map((page) => this.read(page as Page)));
  }
}

export const pages = new Pages();
