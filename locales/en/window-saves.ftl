### Campaigns from saves of other programs.

saves-title = From a save of ImperialCommander 2.
saves-setup = Campaign, heroes and log come from the save. Choose the class and the agenda sets of your Imperial player; the log follows, filled in.
saves-paper = Filled in from the save. Check it: that program records neither what was played nor who won.
saves-left = Not imported, or not in such a save:
saves-unfinished = A new campaign is unfinished.
    .means = Nothing was imported, so that it isn’t lost.
    .todo = Finish or discard it, then import the save again.
