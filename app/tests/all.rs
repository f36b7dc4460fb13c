//! The tests of the use cases from outside, linked once.

mod api_campaigns;
mod api_catalogue;
mod api_collection;
mod api_counting;
mod api_fifth_game;
mod api_home;
mod api_matches;
mod api_my_figures;
mod api_print;
mod api_read_first;
mod api_settings;
mod api_squads;
mod bindings;
mod campaign_files;
mod campaign_names;
mod campaign_packs;
mod campaigns;
mod cards_fit;
mod errors_have_words;
mod formulas;
mod look_alikes;
mod print_campaign;
mod print_groups;
mod print_lists;
mod print_marks;
mod schemas;
