import type { Component } from 'svelte';
import type { Page } from '../../lib/route.svelte';
import HomePage from '../home/HomePage.svelte';

/** A dynamic import of a page. */
type Read = () => Promise<{ default: Component }>;

/** The pages loaded after the home page: they are two thirds of the code. */
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

/** The components of the pages loaded so far. */
class Pages {
  private there = $state.raw<Partial<Record<Page, Component>>>({ home: HomePage });

  /** A page's component; undefined while it is loading. */
  of(page: Page): Component | undefined {
    return this.there[page];
  }

  async read(page: Page): Promise<void> {
    if (page === 'home' || this.there[page]) return;
    const { default: component } = await READ[page]();
    this.there = { ...this.there, [page]: component };
  }

  /** Loads all pages in the background once the first is shown, so that none has to be waited for. */
  async readAll(): Promise<void> {
    await Promise.all(Object.keys(READ).map((page) => this.read(page as Page)));
  }
}

export const pages = new Pages();
